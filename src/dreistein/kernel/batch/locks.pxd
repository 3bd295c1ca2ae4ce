cdef extern from "pythread.h":
    ctypedef void* lock_type "PyThread_type_lock"
    lock_type new_lock "PyThread_allocate_lock"()
    void free_lock "PyThread_free_lock"(lock_type lock)
    int acquire "PyThread_acquire_lock"(lock_type lock, int wait) nogil
    void release "PyThread_release_lock"(lock_type lock) nogil

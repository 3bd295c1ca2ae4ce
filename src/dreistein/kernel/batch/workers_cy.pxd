cimport cython
from libc.stdint cimport int64_t, uint64_t

from dreistein.kernel.batch.games_cy cimport Group, reset_group, sample_group, step_group
from dreistein.kernel.batch.locks cimport lock_type, acquire, free_lock, new_lock, release
from dreistein.kernel.batch.tasks cimport END, RESET, SAMPLE, STEP

cdef int LOOKS, RESTS

cdef class Worker:
    cdef Group group
    cdef int task, rests, rests_of_caller
    cdef uint64_t word
    cdef int64_t[::1] actions
    cdef lock_type asked, done

cdef int wait(lock_type lock, int rests) noexcept nogil
cdef void perform(Worker worker) noexcept nogil
cpdef work(Worker worker)
cpdef ask(Worker worker, int task, uint64_t word, int64_t[::1] actions)
cpdef do(Worker worker, int task, uint64_t word, int64_t[::1] actions)
@cython.locals(worker=Worker)
cpdef do_together(Worker first, list others, int task, uint64_t word, int64_t[::1] actions)

"""What Pyodide's Python was configured with, as JSON; run by play.js."""

import json
import sysconfig

numbers = {k: v for k, v in sysconfig.get_config_vars().items() if isinstance(v, int)}
print(json.dumps({"platform": sysconfig.get_platform(), "numbers": numbers}))

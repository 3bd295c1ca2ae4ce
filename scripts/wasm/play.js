// Runs a Python file in Pyodide beside the package: node play.js FOLDER FILE
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { loadPyodide } from "pyodide";

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

const [folder, file] = process.argv.slice(2);
const python = await loadPyodide();
for (const path of folder ? filesIn(folder) : []) {
  const place = `/package${path.slice(folder.length)}`;
  python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  python.FS.writeFile(place, readFileSync(path));
}
python.runPython("import sys; sys.path.insert(0, '/package')");
python.runPython(readFileSync(file, "utf8"));

/** Ends a process at once, with one line, if its Node is too old. Imported before everything else. */
const oldestNode = 24;

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
  console.error(`Zodiac at Work needs Node ${oldestNode} or newer. This is Node ${process.versions.node}.`);
  process.exit(1);
}

/** A clock for `runTasks` that a test drives. The queue's tables follow it. */
export { TestClock } from "pg-boss";

import { type Db, getWorkFigures, type WorkFigures } from "@zodiac-at-work/db";
import { countTasks, type QueueCounts } from "@zodiac-at-work/tasks";
import { Gauge, type Registry } from "prom-client";

/** Between two reads of the tables, however often Prometheus asks. */
const refreshMs = 10_000;

/**
 * Registers what the tables say about the work: the queue, the checks of boards, articles and payments. A scrape gets what was
 * read last and never waits for the database, so that a process without a database still answers. While it can't be read, the
 * values are missing.
 */
export function observeWork(registry: Registry, db: Db): void {
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const queue = {
    waiting: gauge("tasks_waiting", "Tasks that wait for a worker or for their next attempt, by task", "task"),
    active: gauge("tasks_active", "Tasks that a worker does, by task", "task"),
    dead: gauge("tasks_dead", "Tasks that have given up and wait for a person, by task", "task"),
    oldestDueSeconds: gauge("task_oldest_due_seconds", "For how long the oldest task is due, by task", "task"),
  };
  const figureGauges: Record<keyof WorkFigures, Gauge> = {
    checks: gauge("board_checks_last_day", "Checks of job boards in the last 24 hours, by outcome", "state"),
    generations: gauge("articles_asked_last_day", "Articles asked for in the last 24 hours, by state", "state"),
    gates: gauge(
      "article_checks_last_day",
      "Texts of articles in the last 24 hours, by check and whether it accepted them",
      "gate",
      "result",
    ),
    payments: gauge("payments", "Payments, by status at the provider", "state"),
  };
  const all = [...Object.values(queue), ...Object.values(figureGauges)];

  const show = (tasks: readonly QueueCounts[], figures: WorkFigures) => {
    for (const one of all) one.reset();
    for (const { task, ...counts } of tasks) {
      for (const [name, value] of Object.entries(counts)) queue[name as keyof typeof queue].set({ task }, value);
    }
    for (const [name, counts] of Object.entries(figures)) {
      for (const { count, ...labels } of counts) figureGauges[name as keyof WorkFigures].set(labels, count);
    }
  };
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    if (performance.now() - readAt < refreshMs) return;
    readAt = performance.now();
    try {
      show(...(await Promise.all([countTasks(db), getWorkFigures(db)])));
    } catch {
      // The log has the failures of the tasks, and `up` of Prometheus stays 1.
      for (const one of all) one.reset();
    }
  };
  new Gauge({
    name: "work_figures_age_seconds",
    help: "Age of the figures of the queue, checks, articles and payments",
    registers,
    collect() {
      void read();
      this.set(Number.isFinite(readAt) ? (performance.now() - readAt) / 1_000 : 0);
    },
  });
}

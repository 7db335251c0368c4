import { setImmediate as breathe } from "node:timers/promises";
import type { Clock } from "./clock.ts";

/** A clock that stands still until it is advanced. A sleep advances it, so nobody waits. */
export class VirtualClock implements Clock {
  /** The sleeps so far, in milliseconds. */
  readonly sleeps: number[] = [];
  #now: number;
  #timers: { at: number; callback: () => void }[] = [];

  constructor(start = "2026-11-22T12:00:00Z") {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.sleeps.push(ms);
    this.advance(ms);
    await breathe();
    signal?.throwIfAborted();
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Moves the time and calls what is due on the way, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#takeDue(end); due; due = this.#takeDue(end)) {
      this.#now = Math.max(this.#now, due.at);
      due.callback();
    }
    this.#now = end;
  }

  #takeDue(end: number) {
    const [due] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => timer !== due);
    return due;
  }
}

/**
 * A clock that tests control. It starts at a fixed time, and each reading takes a millisecond, so that events have an
 * order.
 */
export class TestClock {
  private instant: number

  constructor(start = '2026-01-15T09:00:00.000Z') {
    this.instant = Date.parse(start)
  }

  readonly now = (): Date => new Date(this.instant++)

  set(instant: string): void {
    this.instant = Date.parse(instant)
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.instant += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}

/**
 * The notices about a member's profile, the most urgent first: only the first that applies is shown. What the record on
 * screen lacks comes before the notices above every page.
 */
export const noticeOrder = ['lacking', 'confirm', 'incomplete', 'ready'] as const

export type NoticeName = (typeof noticeOrder)[number]

/** The notices that apply at the moment. Every component that has one adds it. */
export class NoticeBoard {
  private readonly counts = new Map<NoticeName, number>()
  private readonly listeners = new Set<() => void>()

  /** Adds a notice; returns what removes it. */
  readonly add = (name: NoticeName): (() => void) => {
    this.count(name, 1)
    return () => this.count(name, -1)
  }

  /** The notice to show. */
  readonly first = (): NoticeName | undefined => noticeOrder.find((name) => (this.counts.get(name) ?? 0) > 0)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private count(name: NoticeName, by: 1 | -1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
    for (const listener of this.listeners) listener()
  }
}

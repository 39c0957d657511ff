import { equalJson, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { chosenFiles } from '../store/state/chosen-files.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { Draft, DraftContent, DraftPlace, DraftPort, FormOrigin } from './draft-port.ts'
import { openAnswers } from './without-secrets.ts'

/** How long after the last change it is written; milliseconds. A keystroke itself at most starts a timer. */
const quietTime = 400
/** How long after it was written it is written again while somebody types on without a pause; milliseconds. */
const interval = 1500

/**
 * Writes what is typed into a form to where drafts are kept, a moment later and when the browser has nothing better to
 * do; at once when the page goes out of sight, which may be the last that it hears.
 */
export class DraftRecorder {
  readonly #port: DraftPort
  readonly #place: DraftPlace
  #store: FormStore
  /** What is not worth keeping: what the form began with, or was saved with. */
  #settled: JsonValue
  #id: string
  #origin: FormOrigin | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #changedAt = -Infinity
  #writtenAt = -Infinity
  #isWritten = false
  #isPaused = false

  constructor(store: FormStore, port: DraftPort, place: DraftPlace) {
    this.#store = store
    this.#port = port
    this.#place = place
    this.#settled = openAnswers(store, store.answers)
    this.#id = port.newId()
  }

  /** The id of the draft. */
  get id(): string {
    return this.#id
  }

  /** Follows a form until the returned function is called; the same form may go on as another store. */
  follow(store: FormStore): () => void {
    this.#store = store
    const unsubscribe = store.valueSource('').subscribe(() => this.#schedule())
    const hide = () => document.visibilityState === 'hidden' && this.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', this.flush)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', this.flush)
      this.flush()
    }
  }

  /** What the form is a change of, from now on; drafts say it. */
  beganWith(origin: FormOrigin | undefined): void {
    this.#origin = origin
  }

  /** Drafts of this place that hold something else than the form does, the newest first. */
  async offers(): Promise<readonly Draft[]> {
    const drafts = await this.#port.list(this.#place)
    const current = openAnswers(this.#store, this.#store.answers)
    return drafts.filter(({ id, answers }) => id !== this.#id && !equalJson(answers, current))
  }

  /** From now on this form writes over a draft that it has taken up. */
  adopt({ id, origin }: Draft): void {
    this.#id = id
    this.#origin = origin
    this.#isWritten = true
    this.#schedule()
  }

  /** What is typed is on its way to the server: until it is known whether it arrived, nothing more is written. */
  pause(): void {
    this.flush()
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
  }

  /** Everything is saved: no draft of this place is needed any more. */
  async settle(): Promise<void> {
    this.#cancel()
    this.#settled = openAnswers(this.#store, this.#store.answers)
    this.#isWritten = false
    this.#isPaused = false
    this.#id = this.#port.newId()
    await this.#port.removeAll(this.#place)
  }

  /** The person gives up what this form holds. */
  async forget(): Promise<void> {
    this.#isPaused = true
    this.#cancel()
    const wasWritten = this.#isWritten
    this.#isWritten = false
    if (wasWritten) await this.#port.remove(this.#id)
  }

  /** A draft that was offered is not wanted. */
  async discard({ id }: Draft): Promise<void> {
    await this.#port.remove(id)
  }

  /** Writes now what is still to be written. */
  readonly flush = (): void => {
    if (this.#timer === undefined) return
    this.#cancel()
    this.#write()
  }

  #schedule(): void {
    if (this.#isPaused) return
    this.#changedAt = performance.now()
    this.#timer ??= setTimeout(this.#whenDue, quietTime)
  }

  /** Writes once there was a pause, or the last writing is too long ago. */
  readonly #whenDue = (): void => {
    const wait = Math.min(this.#changedAt + quietTime, this.#writtenAt + interval) - performance.now()
    if (wait > 0) this.#timer = setTimeout(this.#whenDue, wait)
    else whenIdle(this.flush)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #write(): void {
    this.#writtenAt = performance.now()
    const answers = openAnswers(this.#store, this.#store.answers)
    const wasWritten = this.#isWritten
    this.#isWritten = !equalJson(answers, this.#settled)
    if (this.#isWritten) void this.#port.save(this.#place, this.#id, this.#content(answers))
    else if (wasWritten) void this.#port.remove(this.#id)
  }

  #content(answers: JsonValue): DraftContent {
    const { form, files } = this.#store
    const names = isJsonObject(answers) ? Object.keys(answers) : []
    const titles = names.map((name) => [name, fieldTitleAt(form.document, `/${escapeSegment(name)}`)] as const)
    const chosen = chosenFiles(answers, files).map(({ answer, file }) => [answer.id ?? '', file] as const)
    return { answers, files: new Map(chosen), titles: Object.fromEntries(titles), origin: this.#openOrigin() }
  }

  #openOrigin(): FormOrigin | undefined {
    const { record, base } = this.#origin ?? {}
    return base && { record, base: openAnswers(this.#store, base) }
  }
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 1000 })
  else act()
}

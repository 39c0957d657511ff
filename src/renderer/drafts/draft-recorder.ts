import { equalJson, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { chosenFiles } from '../store/state/chosen-files.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { Draft, DraftContent, DraftPlace, DraftPort, FormOrigin } from './draft-port.ts'
import { openAnswers } from './without-secrets.ts'

/** The delay between the last change and writing the draft; milliseconds. A keystroke itself at most starts a timer. */
const quietTime = 400
/** The interval between writes while the user types without a pause; milliseconds. */
const interval = 1500

/**
 * Writes what is typed into a form to the draft store, after a delay and when the browser is idle; at once when the
 * page is hidden, which may be the last event that it receives.
 */
export class DraftRecorder {
  readonly #port: DraftPort
  readonly #place: DraftPlace
  #store: FormStore
  /** Answers not worth keeping: the initial ones, or those last saved. */
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

  get id(): string {
    return this.#id
  }

  /** Follows a form until the returned function is called; the same form may continue in another store. */
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

  /** Sets the form's origin, which drafts record. */
  beganWith(origin: FormOrigin | undefined): void {
    this.#origin = origin
  }

  /** Drafts of this place that differ from the form's answers, the newest first. */
  async offers(): Promise<readonly Draft[]> {
    const drafts = await this.#port.list(this.#place)
    const current = openAnswers(this.#store, this.#store.answers)
    return drafts.filter(({ id, answers }) => id !== this.#id && !equalJson(answers, current))
  }

  /** From now on this form overwrites the draft that it has restored. */
  adopt({ id, origin }: Draft): void {
    this.#id = id
    this.#origin = origin
    this.#isWritten = true
    this.#schedule()
  }

  /** The answers are being sent: nothing more is written until the result is known. */
  pause(): void {
    this.flush()
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
  }

  /** Everything is saved: drafts of this place are no longer needed. */
  async settle(): Promise<void> {
    this.#cancel()
    this.#settled = openAnswers(this.#store, this.#store.answers)
    this.#isWritten = false
    this.#isPaused = false
    this.#id = this.#port.newId()
    await this.#port.removeAll(this.#place)
  }

  /** The user discards the form's answers. */
  async forget(): Promise<void> {
    this.#isPaused = true
    this.#cancel()
    const wasWritten = this.#isWritten
    this.#isWritten = false
    if (wasWritten) await this.#port.remove(this.#id)
  }

  /** The user discards a draft that was offered. */
  async discard({ id }: Draft): Promise<void> {
    await this.#port.remove(id)
  }

  /** Writes pending changes now. */
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

  /** Writes after a pause, or when the last write is too long ago. */
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

import type { BrowserContext, Request } from 'playwright'
import { servedConformity } from '../server/conformity/served-conformity.ts'
import type { Conformity } from '../server/conformity/conformity.ts'

/** What there is to say of the answers that the pages of a test got. */
export interface Held {
  /** Each answer that is not as the document describes it, as a sentence. */
  readonly violations: readonly string[]
  /** The calls whose answers were held, as `POST auth/login`. */
  readonly calls: ReadonlySet<string>
}

/** Holds every answer of the API that pages get against the OpenAPI document which their server serves [API-05]. */
export class HeldAnswers {
  private readonly violations: string[] = []
  private readonly calls = new Set<string>()
  private readonly documents = new Map<string, Promise<Conformity>>()
  private pending: Promise<void>[] = []

  /** Follows every page of a browser profile. What a page left before its answer was whole is no answer. */
  watch(context: BrowserContext): void {
    context.on('requestfinished', (request) => {
      if (/^http:\/\/[\w-]+\.localhost:\d+\/api\//.test(request.url())) this.pending.push(this.hold(request))
    })
  }

  /** What was found so far, once all answers that have come are read. */
  async found(): Promise<Held> {
    const pending = this.pending
    this.pending = []
    await Promise.all(pending)
    return { violations: this.violations, calls: this.calls }
  }

  private async hold(request: Request): Promise<void> {
    const { origin, pathname } = new URL(request.url())
    const path = pathname.slice('/api'.length)
    const method = request.method()
    try {
      // Both at once: the test may end the server a moment later.
      const [conformity, answer] = await Promise.all([this.documentOf(origin), answerTo(request)])
      if (!answer) return
      this.calls.add(`${method} ${path.slice(1)}`)
      this.violations.push(...conformity.violations({ method, path, ...answer }))
    } catch (error) {
      this.violations.push(`${method} ${pathname} could not be held against its document: ${String(error)}`)
    }
  }

  private documentOf(origin: string): Promise<Conformity> {
    const asked = this.documents.get(origin) ?? servedConformity(origin)
    this.documents.set(origin, asked)
    return asked
  }
}

interface AnswerContent {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/**
 * An answer as the server gave it. Undefined for what a test answers itself, which comes from no address, and for what the
 * browser no longer has: it lets bodies go when its page leaves or closes.
 */
async function answerTo(request: Request): Promise<AnswerContent | undefined> {
  try {
    const response = await request.response()
    if (!response || (await response.serverAddr()) === null) return undefined
    const [status, headers] = [response.status(), response.headers()]
    if (status === 304) return { status, headers, body: '' }
    if (!headers['content-type']?.startsWith('application/json')) return { status, headers, body: undefined }
    return { status, headers, body: await response.text() }
  } catch {
    return undefined
  }
}

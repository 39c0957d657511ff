import type { BrowserContext, Request } from 'playwright'
import { servedConformity } from '../server/conformity/served-conformity.ts'
import type { Conformity } from '../server/conformity/conformity.ts'

/** The findings about the responses that a test's pages received. */
export interface Held {
  /** A sentence for each response that does not conform to the document. */
  readonly violations: readonly string[]
  /** The calls whose responses were checked, as `POST auth/login`. */
  readonly calls: ReadonlySet<string>
}

/** Checks every API response to a page by its server's OpenAPI document [API-05]. */
export class HeldAnswers {
  private readonly violations: string[] = []
  private readonly calls = new Set<string>()
  private readonly documents = new Map<string, Promise<Conformity>>()
  private pending: Promise<void>[] = []

  /** Watches every page of a browser profile. Ignores responses that a page left before they were complete. */
  watch(context: BrowserContext): void {
    context.on('requestfinished', (request) => {
      if (/^http:\/\/[\w-]+\.localhost:\d+\/api\//.test(request.url())) this.pending.push(this.hold(request))
    })
  }

  /** The findings so far, once all received responses are checked. */
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
      // Both at once, because the test may stop the server a moment later.
      const held = Promise.all([this.documentOf(origin), answerTo(request)])
      // What is published may have other calls from now on.
      if (method === 'POST' && /\/admin\/forms\/(?:publish|roll-back)$/.test(pathname)) this.documents.delete(origin)
      const [conformity, answer] = await held
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
 * The server's response. Undefined for a response that a test made itself, which has no address, and for one that the
 * browser has discarded because its page was left or closed.
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

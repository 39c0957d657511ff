import type { Api } from '../../../src/portal/api/api.ts'
import { ApiError } from '../../../src/portal/api/api-error.ts'
import { generalResponse } from './general-responses.ts'
import type { Viewing } from './general-responses.ts'
import type { Outcome, SampleResponse } from './sample-response.ts'

/** The calls of the shown screen that have no response: each is a mistake in its story. */
export const unanswered = new Set<string>()

/** An API that returns the story's responses, and otherwise what every story has. */
export function sampleApi(viewing: Viewing, responses: readonly SampleResponse[]): Api {
  const outcomeOf = async (path: string): Promise<Outcome> => {
    const own = responses.find(({ address }) => address === path || address === withoutQuery(path))
    if (own) return own.outcome
    const general = await generalResponse(viewing, withoutQuery(path))
    if (general) return general
    unanswered.add(path)
    return { kind: 'failure', failure: new ApiError(`No sample response for ${path}`, 404, { code: 'not-found' }) }
  }
  const call = async <Answer>(path: string): Promise<Answer> => {
    const outcome = await outcomeOf(path)
    if (outcome.kind === 'waiting') return new Promise<never>(() => undefined)
    if (outcome.kind === 'failure') throw outcome.failure
    if (outcome.kind === 'made') return (await outcome.make(viewing)) as Answer
    return outcome.data as Answer
  }
  return {
    get: call,
    post: call,
    declared: { get: call, post: call, send: call },
    file: async () => samplePicture(),
    freshFile: async () => samplePicture(),
  }
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/, '')

/** A stored picture: a light figure on a ground, as drawing. */
function samplePicture(): Blob {
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#3f5873"/>',
    '<circle cx="100" cy="76" r="38" fill="#f4f0eb"/><ellipse cx="100" cy="204" rx="72" ry="76" fill="#f4f0eb"/></svg>',
  ]
  return new Blob(drawing, { type: 'image/svg+xml' })
}

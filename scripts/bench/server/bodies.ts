import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { Call } from './call.ts'

/** A file for a form: its field and its contents. */
export interface SentFile {
  readonly field: string
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer
}

type Body = Pick<Call, 'contentType' | 'body'>

const boundary = 'part-of-the-bench'

/** Answers with their files as the portal sends them: form data, with the answers in the part `data`. */
export function formBody(answers: JsonObject, files: readonly SentFile[] = []): Body {
  const parts = [
    part('name="data"', [], Buffer.from(JSON.stringify(answers))),
    ...files.map(({ field, name, mediaType, content }) =>
      part(`name="${field}"; filename="${name}"`, [`content-type: ${mediaType}`], content),
    ),
  ]
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

export const jsonBody = (value: JsonObject): Body => ({
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(value)),
})

function part(disposition: string, headers: readonly string[], content: Buffer): Buffer {
  const head = [`--${boundary}`, `content-disposition: form-data; ${disposition}`, ...headers, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

import { gzipSync } from 'node:zlib'
import type { Arbitrary } from 'fast-check'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { sampleDocument, samplePicture } from '../../../src/server/start/sample-data/sample-files.ts'
import { oddTypes } from './hostile-headers.ts'
import { rawTexts } from './hostile-values.ts'
import { fc } from '../../properties.ts'

/** A body and its headers. */
export interface ArbitraryBody {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

const json = 'application/json'
const boundary = 'b0undary'
const formType = `multipart/form-data; boundary=${boundary}`
const files = [
  { name: 'p.png', type: 'image/png', content: samplePicture('#336699', 8) },
  { name: 'p.pdf', type: 'application/pdf', content: sampleDocument('Page') },
  { name: '../../\u00e9"x\u0001.png', type: 'x', content: Buffer.from('no picture') },
  { name: '', type: '', content: Buffer.alloc(0) },
  { name: 'n'.repeat(2000), type: 'image/png', content: samplePicture('#336699', 8).subarray(0, 40) },
]

/** Bodies of a value: as JSON, as both kinds of form data, and broken, mislabelled or made up in many ways. */
export function arbitraryBody(values: Arbitrary<JsonValue>): Arbitrary<ArbitraryBody> {
  const asJson = values.map((value) => labelled(json, Buffer.from(JSON.stringify(value))))
  const asForm = fc.tuple(values, fc.nat(), fc.boolean()).map(([value, at, together]) => form(value, at, together))
  const whole = fc.oneof({ weight: 3, arbitrary: asJson }, { weight: 3, arbitrary: asForm })
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 2, arbitrary: fc.tuple(whole, fc.nat()).map(([made, at]) => relabelled(made, cut(made.body, at))) },
    { weight: 2, arbitrary: fc.tuple(whole, fc.nat()).map(([made, at]) => relabelled(made, spoil(made.body, at))) },
    { weight: 1, arbitrary: fc.constantFrom(...rawTexts).map((text) => labelled(json, Buffer.from(text))) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, fc.constantFrom(...oddTypes)).map(([{ body }, type]) => labelled(type, body)),
    },
    { weight: 1, arbitrary: whole.map(({ headers, body }) => zipped(headers, body)) },
    { weight: 1, arbitrary: fc.constant({ headers: [], body: Buffer.alloc(0) }) },
  )
}

const labelled = (type: string | undefined, body: Buffer): ArbitraryBody => ({
  headers: [...(type === undefined ? [] : [['Content-Type', type] as const]), ['Content-Length', String(body.length)]],
  body,
})

const relabelled = ({ headers }: ArbitraryBody, body: Buffer): ArbitraryBody =>
  labelled(headers.find(([name]) => name === 'Content-Type')?.[1], body)

function zipped(headers: ArbitraryBody['headers'], body: Buffer): ArbitraryBody {
  const small = gzipSync(body)
  const made = relabelled({ headers, body }, small)
  return { ...made, headers: [...made.headers, ['Content-Encoding', 'gzip']] }
}

const cut = (body: Buffer, at: number): Buffer => body.subarray(0, at % Math.max(1, body.length))

/** The body with bytes that are not UTF-8. */
function spoil(body: Buffer, at: number): Buffer {
  const place = at % Math.max(1, body.length)
  return Buffer.concat([body.subarray(0, place), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0]), body.subarray(place)])
}

/** @param together whether the answers are in the part `data`, or each in its own part */
function form(value: JsonValue, at: number, together: boolean): ArbitraryBody {
  const fields = isJsonObject(value) ? Object.entries(value) : []
  const texts = together
    ? [textPart('data', JSON.stringify(value))]
    : fields.map(([name, answer]) => textPart(name, typeof answer === 'string' ? answer : JSON.stringify(answer)))
  const file = files[at % files.length]
  const answersOfFiles = fields.filter(([, answer]) => isJsonObject(answer))
  const parts = file ? answersOfFiles.map(([name]) => filePart(name, file)) : []
  return labelled(formType, Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]))
}

const textPart = (name: string, text: string): Buffer =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)

const filePart = (field: string, { name, type, content }: (typeof files)[number]): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

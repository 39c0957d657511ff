import { brandColors } from '../../../engine/color/brand-colors.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { setAt } from '../../../engine/json/pointer.ts'
import { fileAnswersIn } from '../../http/intake/file-answer.ts'
import type { FileClaim } from '../../http/intake/file-answer.ts'
import type { Incoming, Receiver } from '../../http/intake/incoming.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { sampleDocument, samplePicture } from './sample-files.ts'
import { inOnePiece, sampleReceiver } from './sample-receiver.ts'
import type { SampleRecord } from './sample-records.ts'

/** Files for the sample records of one profile. They are on disk before the transaction that saves the records. */
export interface PreparedFiles {
  /** An example of a section, with real files in place of the declared ones. */
  incoming(section: DocumentId, example: JsonObject): Incoming
  /** The sample records, with files of the names that they contain. */
  readonly records: readonly (Pick<SampleRecord, 'section'> & { readonly incoming: Incoming })[]
  /** Removes the files that no record refers to. */
  dropAllBut(kept: ReadonlySet<string>): Promise<void>
}

type Kind = 'picture' | 'document'

const kinds: readonly Kind[] = ['picture', 'document']

/**
 * Writes the files of the sample records and, for each section, as many files of each kind as its largest example
 * contains.
 */
export async function prepareFiles(
  { files }: Pick<Services, 'files'>,
  tenant: PublishedTenant,
  sections: readonly DocumentId[],
  records: readonly SampleRecord[],
): Promise<PreparedFiles> {
  const receiver = sampleReceiver(files, tenant.id)
  const answers = new Map<string, readonly JsonObject[]>()
  for (const section of sections)
    for (const kind of kinds) answers.set(`${kind} ${section}`, await receiveMost(receiver, tenant, section, kind))
  const filled: { readonly section: DocumentId; readonly answers: JsonObject }[] = []
  for (const record of records) filled.push({ ...record, answers: await receiveNamed(receiver, record.answers) })
  return {
    records: filled.map(({ section, answers }) => ({ section, incoming: { answers, files: receiver.files } })),
    incoming(section, example) {
      const left = new Map(kinds.map((kind) => [kind, [...(answers.get(`${kind} ${section}`) ?? [])]]))
      return { answers: withFiles(example, (kind) => left.get(kind)?.shift()), files: receiver.files }
    },
    dropAllBut: (kept) =>
      files.remove(
        tenant.id,
        [...receiver.files.keys()].filter((id) => !kept.has(id)),
      ),
  }
}

async function receiveMost(
  receiver: Receiver,
  tenant: PublishedTenant,
  section: DocumentId,
  kind: Kind,
): Promise<readonly JsonObject[]> {
  const counts = (tenant.samples.get(section) ?? []).map(
    (example) => fileAnswersIn(example).filter(({ file }) => kindOf(file) === kind).length,
  )
  const received: JsonObject[] = []
  const name = kind === 'document' ? 'document.pdf' : 'picture.png'
  while (received.length < Math.max(0, ...counts))
    received.push(await receiver.receive(name, inOnePiece(bytesOf(tenant, kind))))
  return received
}

/** Sample documents have several pages, as scanned certificates do. */
const laterPages = ['Second page', 'Third page']

async function receiveNamed(receiver: Receiver, record: JsonObject): Promise<JsonObject> {
  let answers: JsonValue = record
  for (const { pointer, file } of fileAnswersIn(record)) {
    const title = file.name.replace(/\.pdf$/, '').replaceAll('-', ' ')
    const content = sampleDocument(`Sample: ${title}`, ...laterPages)
    answers = setAt(answers, pointer, await receiver.receive(file.name, inOnePiece(content)))
  }
  return isJsonObject(answers) ? answers : record
}

function bytesOf({ theme, declaration }: PublishedTenant, kind: Kind): Uint8Array {
  if (kind === 'document') return sampleDocument('Sample document', ...laterPages)
  return samplePicture(brandColors(theme.colors, declaration.settings.site_colors).accent)
}

const kindOf = ({ mediaType }: FileClaim): Kind => (mediaType === 'application/pdf' ? 'document' : 'picture')

function withFiles(example: JsonObject, next: (kind: Kind) => JsonObject | undefined): JsonObject {
  let answers: JsonValue = example
  for (const { pointer, file } of fileAnswersIn(example)) answers = setAt(answers, pointer, next(kindOf(file)) ?? file)
  return isJsonObject(answers) ? answers : example
}

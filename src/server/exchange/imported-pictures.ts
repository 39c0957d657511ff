import { basename } from 'node:path'
import type { JsonObject } from '../../engine/json/json.ts'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import { toFileAnswer } from '../http/intake/file-answer.ts'
import type { UploadedPicture } from '../platform/brand/uploaded-pictures.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { lackingPictures } from '../publishing/pictures/require-pictures.ts'
import { takePicture } from '../publishing/pictures/take-picture.ts'
import { issuesOfRefusal } from './file-issues.ts'
import type { FileIssue } from './planned-import.ts'
import type { ProjectFiles } from './read-own-files.ts'

/** Where the pictures of imported drafts come from. */
interface ImportedFolder {
  readonly tenant: PublishedTenant
  readonly tenants: Pick<PublishedTenants, 'assets'>
  readonly files: Pick<FileStore, 'receive' | 'open' | 'remove'>
  readonly sent: ProjectFiles
}

/** Pictures that an import uploads, and what is wrong with those that it cannot. */
interface ImportedPictures {
  readonly pictures: readonly UploadedPicture[]
  readonly issues: readonly FileIssue[]
}

/**
 * The pictures that a document's actions name and this server lacks, of the files that were sent with them. Each is
 * judged as one that is uploaded.
 */
export async function importedPictures(
  tx: TenantTransaction,
  source: ImportedFolder,
  { file, actions }: { readonly file: string; readonly actions: readonly JsonObject[] },
  now: Date,
): Promise<ImportedPictures> {
  const pictures: UploadedPicture[] = []
  const issues: FileIssue[] = []
  for (const path of await lackingPictures(tx, source.tenants, actions)) {
    const sentAs = `tenants/${tx.tenant}/${path}`
    const content = source.sent.get(sentAs)
    if (content === undefined) {
      issues.push({ file, issue: textOf(source.tenant, 'server.exchange.no-picture', { file: path }) })
      continue
    }
    const judged = await judgedPicture(source, { path, content }, now)
    if (judged instanceof Refusal) issues.push(...issuesOfRefusal(source.tenant, sentAs, judged))
    else if (judged.path === path) pictures.push(judged)
    else issues.push({ file: sentAs, issue: textOf(source.tenant, 'server.exchange.other-picture') })
  }
  return { pictures, issues }
}

/** A picture as it is stored when somebody uploads it, or why it is refused. */
async function judgedPicture(
  { tenant, files }: ImportedFolder,
  { path, content }: Pick<UploadedPicture, 'path' | 'content'>,
  now: Date,
): Promise<UploadedPicture | Refusal> {
  const received = await files.receive(tenant.id, piecesOf(content), generalFileLimit)
  const name = basename(path)
  try {
    const answers = { picture: toFileAnswer({ ...received, name }) }
    checkAnswers(formOf(tenant, 'forms/brand-picture'), answers, contextOf(tenant, now))
    return await takePicture(files, tenant.id, received, name)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  } finally {
    await files.remove(tenant.id, [received.id])
  }
}

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

import type { RowsPage } from '../../engine/document/rows-page.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import type { SavedFile } from '../rows/saved-file.ts'

/** The file in which a page offers its rows; undefined where it offers none. */
export function useExportedFile({ title, export: file, exported }: RowsPage): SavedFile | undefined {
  const user = useUser()
  const memberNo = profileSummary(user)?.MemberNo ?? ''
  if (file === undefined) return undefined
  if (exported === undefined) return { name: title }
  const known = { email: user.email, name: user.name, memberNo }
  return {
    name: exported.file.replaceAll('{memberNo}', memberNo.replaceAll(/[^\w.-]+/g, '-')),
    ...(exported.title !== undefined && { button: exported.title }),
    facts: (exported.facts ?? []).map((fact) => ({ title: fact.title, value: known[fact.shows] })),
  }
}

import type { OwnCases } from '../../contract/own-cases.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { pageRow } from '../../engine/cases/page-row.ts'
import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { captionIn } from '../platform/texts/caption-in.ts'
import type { CaseWorld } from './case-place.ts'
import { describeCases } from './describe-case.ts'
import { ownRows } from './list-cases.ts'
import { openCases } from './take-act.ts'
import type { CaseCaller } from './take-act.ts'
import type { CaseReader } from './visible-cases.ts'

const pageLength = 20

/** Where the page of own cases begins, and who reads it. */
interface OwnPage {
  readonly caller: CaseCaller
  readonly reader: CaseReader
  readonly after?: string | undefined
}

/** The reader's own cases of a type as its page lists them, newest first. */
export async function ownPage(
  tx: TenantTransaction,
  world: CaseWorld,
  type: CaseType,
  { caller, reader, after }: OwnPage,
): Promise<OwnCases> {
  const page = arrangeDocument(world.tenant.documents.get(type.id) ?? {}).page
  if (page?.kind !== 'case') throw new Refusal('not-found')
  const query = after === undefined ? {} : { after }
  const { rows, next } = await ownRows(tx, type, { reader, query }, pageLength)
  const opened = await openCases(tx, world, caller, rows)
  const views = new Map((await describeCases(tx, opened)).map((view) => [view.id, view]))
  const items = opened.flatMap(({ row, place, kase, facts }) => {
    const view = views.get(row.id)
    if (view === undefined) return []
    const captioned = captionIn(world.tenant, facts)
    const { cells, actions } = pageRow(page, { type: place.type, kase, facts }, { ...view, captioned })
    return [{ ...view, cells, actions: [...actions] }]
  })
  return { items, next }
}

import { memberColumns, memberOutcomes } from '../../../../contract/member-columns.ts'
import type { MemberColumn, MemberOutcome } from '../../../../contract/member-columns.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { ImportPage } from '../imports/ImportPage.tsx'

/** Members from a file (ADM-09). */
export function AdminMemberImportPage() {
  const text = useText()
  const { data } = useCall('setup/membership-categories')
  const meaning = (column: MemberColumn): string =>
    column === 'category'
      ? text('portal.import.meaning.category', { codes: data?.map(({ Code }) => Code).join(', ') ?? '…' })
      : text(`portal.import.meaning.${column}`)
  return (
    <ImportPage
      words={{
        at: 'admin/members',
        title: text('portal.import.title'),
        lead: text('portal.import.lead'),
        template: 'members',
        columns: memberColumns.map((id) => ({
          id,
          title: text(`portal.import.title-of.${id}`),
          meaning: meaning(id),
          width: widths[id] ?? 7,
        })),
        columnsLead: text('portal.import.columns-lead'),
        outcomes: memberOutcomes.map((id) => ({
          id,
          title: text(`portal.import.outcome.${id}`),
          color: colors[id],
          ...((id === 'added' || id === 'changed') && { counts: true }),
        })),
        firstRows: text('portal.import.first-rows'),
        begin: (count) => text('portal.import.begin', { count }),
        noneNew: text('portal.import.none-new'),
        noneRight: text('portal.import.none-right'),
      }}
      actions={
        <ExportMenu
          label={text('portal.export.register')}
          address="admin/members/export"
          fileName={text('portal.export.members')}
        />
      }
    />
  )
}

const colors: Readonly<Record<MemberOutcome, StateColor>> = {
  added: 'success',
  changed: 'info',
  unchanged: 'default',
  activated: 'default',
}

const widths: Readonly<Partial<Record<MemberColumn, number>>> = { member_no: 6, email: 12, phone: 9, category: 8 }

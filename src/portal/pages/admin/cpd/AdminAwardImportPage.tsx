import { awardColumns, awardOutcomes } from '../../../../contract/award-columns.ts'
import type { AwardFileColumn } from '../../../../contract/award-columns.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ImportPage } from '../imports/ImportPage.tsx'

/** Points from a file (CPD-02, ADM-09). */
export function AdminAwardImportPage() {
  const text = useText()
  return (
    <ImportPage
      words={{
        at: 'admin/cpd',
        title: text('portal.award-import.title'),
        lead: text('portal.award-import.lead'),
        template: 'cpd',
        columns: awardColumns.map((id) => ({
          id,
          title: text(`portal.award-import.title-of.${id}`),
          meaning: text(`portal.award-import.meaning.${id}`),
          width: widths[id] ?? 7,
        })),
        columnsLead: text('portal.award-import.columns-lead'),
        outcomes: awardOutcomes.map((id) => ({
          id,
          title: text(`portal.award-import.outcome.${id}`),
          color: id === 'added' ? 'success' : 'default',
          ...(id === 'added' && { counts: true }),
        })),
        firstRows: text('portal.award-import.first-rows'),
        begin: (count) => text('portal.award-import.begin', { count }),
        noneNew: text('portal.award-import.none-new'),
        noneRight: text('server.cpd.nothing'),
      }}
    />
  )
}

const widths: Readonly<Partial<Record<AwardFileColumn, number>>> = { year: 4.5, points: 4.5, description: 12 }

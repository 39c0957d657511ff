import type { ReactNode } from 'react'
import type { AdminAward } from '../../../../contract/admin-awards.ts'
import { formatNumber } from '../../../../engine/format/format-number.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { useStart } from '../../../ui/start-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'

export type AwardAction = 'correct' | 'withdraw'

interface FoundAwardTableProps {
  readonly awards: readonly AdminAward[]
  readonly onAct: (action: AwardAction, award: AdminAward) => void
}

const columns = ['member', 'activity', 'year', 'points', 'certificate', 'awarded'] as const
type Column = (typeof columns)[number]

/** Rem. */
const widths: Readonly<Record<Column, number>> = {
  member: 11,
  activity: 14,
  year: 4.5,
  points: 4.5,
  certificate: 8,
  awarded: 7,
}

const actions: readonly AwardAction[] = ['correct', 'withdraw']

/** Points in a table, each with a menu of what may be done; nothing with those that were withdrawn. */
export function FoundAwardTable({ awards, onAct }: FoundAwardTableProps) {
  const text = useText()
  const cells = useCells()
  const titled = columns.map((id): TableColumn => ({
    id,
    title: text(`portal.awards.column.${id}`),
    width: widths[id],
    align: id === 'points' ? 'right' : 'left',
  }))
  const rows = awards.map((award) => ({
    key: award.id,
    cells: cells(award),
    actions: award.withdrawn_at === null && (
      <ActionMenu
        label={text('portal.awards.actions', { activity: award.description, number: award.memberNo })}
        actions={actions}
        titleOf={(action) => text(`portal.awards.action.${action}`)}
        destructive="withdraw"
        onAct={(action) => onAct(action, award)}
      />
    ),
  }))
  return (
    <DataTable
      label={text('portal.awards.title')}
      columns={titled}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1 }}
    />
  )
}

/** The content of each column. */
function useCells(): (award: AdminAward) => Record<Column, ReactNode> {
  const text = useText()
  const { date } = useFormats()
  const { locale } = useStart().tenant
  return (award) => {
    const place = [award.provider, award.location, award.eventCode].filter(Boolean).join(' · ')
    return {
      member: (
        <>
          <strong>
            <BreakableText>{award.memberNo}</BreakableText>
          </strong>
          <Detail>
            <BreakableText>{award.name}</BreakableText>
          </Detail>
        </>
      ),
      activity: (
        <>
          <BreakableText>{award.description}</BreakableText>
          {place !== '' && (
            <Detail>
              <BreakableText>{place}</BreakableText>
            </Detail>
          )}
          {award.withdrawn_at !== null && (
            <Detail>{text('portal.awards.withdrawn-on', { date: date(award.withdrawn_at) })}</Detail>
          )}
        </>
      ),
      year: award.period,
      points: formatNumber(award.pointAwarded, locale),
      certificate: <BreakableText>{award.certificateNo || '–'}</BreakableText>,
      awarded: date(award.awarded_at),
    }
  }
}

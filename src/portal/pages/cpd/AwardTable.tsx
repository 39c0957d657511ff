import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import type { CpdAward } from '../../../contract/cpd.ts'
import type { AwardColumn, AwardsPage } from '../../../engine/document/awards-page.ts'
import { TrailingTools, withoutSwitch } from '../../../renderer/filters/TrailingTools.tsx'
import { ToolSelect } from '../../../renderer/filters/ToolSelect.tsx'
import { focusFirstTool } from '../../../renderer/filters/focus-first-tool.ts'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import { NoneMatch } from '../../../renderer/tables/NoneMatch.tsx'
import { rowsAsCsv } from '../../../renderer/tables/rows-as-csv.ts'
import { footOf } from '../../../renderer/tables/table-foot.ts'
import { fittingWidth } from '../../../renderer/tables/table-column.ts'
import type { TableColumn } from '../../../renderer/tables/table-column.ts'
import { useFoundRowsText } from '../../../renderer/tables/use-found-rows-text.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { saveCsv } from '../../documents/save-csv.ts'
import { RowTools } from '../../rows/RowTools.tsx'
import { useStart } from '../../ui/start-context.ts'
import { SiteLinks } from './SiteLinks.tsx'
import { useAwardReader } from './use-award-reader.ts'
import { useThisYear } from './use-this-year.ts'
import { yearsOfAwards } from './years-of-awards.ts'

interface AwardTableProps {
  readonly page: AwardsPage
  readonly awards: readonly CpdAward[]
}

/** Awards in the declared columns, of one year or of all, with their sum. */
export function AwardTable({ page, awards }: AwardTableProps) {
  const text = useText()
  const reader = useAwardReader()
  const { sites } = useStart().tenant
  const [chosen, setChosen] = useState('')
  const tools = useRef<HTMLDivElement>(null)
  const years = yearsOfAwards(awards, useThisYear())
  const found = chosen === '' ? awards : awards.filter(({ period }) => period === chosen)
  const foundText = useFoundRowsText(found.length, awards.length)
  const { columns, export: file, actions = [] } = page
  const offered = actions.filter(({ site }) => Object.hasOwn(sites, site))
  const tableColumns = columns.map((column, place) => asTableColumn(column, place === 0))
  const tableActions =
    offered.length > 0 ? { title: text('renderer.collection.actions'), most: offered.length, width: 5 } : undefined
  const fits = fittingWidth(tableColumns, tableActions)
  const save = () => saveCsv(page.title, rowsAsCsv(found, columns, reader))
  return (
    <>
      <Box sx={{ containerType: 'inline-size' }}>
        <RowTools ref={tools} sx={withoutSwitch(fits)}>
          <ToolSelect label={text('portal.cpd.year')} value={chosen} onChange={setChosen}>
            <option value="">{text('renderer.collection.all')}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </ToolSelect>
          <TrailingTools
            drawn={{ drawnAs: 'table', onDraw: undefined }}
            fits={fits}
            onExport={file === 'csv' ? save : undefined}
          />
        </RowTools>
      </Box>
      <output className="rg-unseen">{foundText}</output>
      {found.length === 0 ? (
        <NoneMatch
          onShowAll={() => {
            setChosen('')
            focusFirstTool(tools.current)
          }}
        />
      ) : (
        <DataTable
          label={page.title}
          columns={tableColumns}
          isFramed={false}
          actions={tableActions}
          foot={footOf(found, columns, reader, page.total)}
          rows={found.map((award, place) => ({
            key: place,
            cells: Object.fromEntries(
              columns.map((column) => [
                column.id,
                <BreakableText key={column.id}>{reader.text(award, column) || '–'}</BreakableText>,
              ]),
            ),
            actions: <SiteLinks actions={offered} award={award} />,
          }))}
        />
      )}
    </>
  )
}

/** As narrow as its values allow, so that ten columns fit the widest page. */
const asTableColumn = ({ id, title, format }: AwardColumn, isHeading: boolean): TableColumn => ({
  id,
  title,
  align: format === 'number' ? 'right' : 'left',
  width: isHeading ? 9 : widths[format ?? 'text'],
})

/** The least widths of columns, rem. */
const widths = { text: 5.75, number: 4.5, date: 6.5 } as const

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import { styled } from '@mui/material/styles'
import type { DeskChecklist } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Panel } from '../../../cases/Panel.tsx'

/** The items of the case's checklists, as of what was submitted. */
export function ChecklistPanel({ checklists }: { readonly checklists: readonly DeskChecklist[] }) {
  const text = useText()
  const items = checklists.flatMap((checklist) => checklist.items.map((item) => ({ ...item, of: checklist.id })))
  if (items.length === 0) return null
  const passed = items.filter(({ passes }) => passes).length
  return (
    <Panel
      title={text('portal.checklist.title')}
      aside={text('portal.desk.checklist-passed', { passed, count: items.length })}
    >
      <Items>
        {items.map(({ of, id, description, mandatory, passes }) => (
          <li key={`${of} ${id}`} data-passes={passes}>
            {passes ? (
              <CheckCircleOutlined fontSize="small" aria-hidden />
            ) : (
              <RadioButtonUnchecked fontSize="small" aria-hidden />
            )}
            <span>
              {description}
              <small>
                {text(passes ? 'portal.desk.passes' : mandatory ? 'portal.desk.lacks' : 'portal.desk.optional')}
              </small>
            </span>
          </li>
        ))}
      </Items>
    </Panel>
  )
}

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1) },
  '& svg': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
  '& li[data-passes="true"] svg': { color: 'var(--mui-palette-success-text)' },
  '& small': { ...theme.typography.caption, display: 'block', color: 'var(--mui-palette-text-secondary)' },
}))

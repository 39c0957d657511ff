import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { ChipsLayout } from '../../../engine/document/collection-page.ts'
import { DraftNotice } from '../../drafts/DraftNotice.tsx'
import { FieldFrame } from '../../templates/FieldFrame.tsx'
import { useText } from '../../texts/use-text.ts'
import { ControlBox } from '../../widgets/control/ControlBox.tsx'
import { ControlButton } from '../../widgets/control/ControlButton.tsx'
import type { CollectionPageProps } from './collection-props.ts'
import { rowAttributes } from '../outcome/row-attributes.ts'
import { pageValues, shownItems } from '../page-values.ts'
import { keyedRows } from '../record-key.ts'
import type { RecordListProps } from './list-props.ts'
import { FullNote, isFullSection } from './FullNote.tsx'
import { RecordChip } from './RecordChip.tsx'
import { suggestedRecords } from './suggested-records.ts'
import { chipText, usePendingRecords } from './use-pending-records.ts'
import '../../form/form.css'

export type ChipRecordsProps = Pick<RecordListProps, 'page' | 'context' | 'records' | 'saved' | 'onAction'> &
  Pick<CollectionPageProps, 'form' | 'onSave' | 'mostRecords'> & { readonly layout: ChipsLayout }

/**
 * Records as chips: typed or picked from suggestions, collected, and saved together. Clicking a chip edits its record;
 * its cross asks whether to delete it.
 */
export function ChipRecords(props: ChipRecordsProps) {
  const { page, layout, context, records, saved, onAction } = props
  const text = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const gathered = usePendingRecords(props)
  const { pending, problem, isSaving, add, drop, save, draft } = gathered
  const isFull = layout.mode === 'list' && isFullSection({ ...props, records: [...records, ...pending] })
  const suggestions = suggestedRecords(layout, context, [...records, ...pending])
  const shown = shownItems(page.actions, pageValues(context, records))
  const [edit, remove] = (['edit', 'remove'] as const).map((kind) => shown.find((action) => action.kind === kind))
  const canAdd = shown.some(({ kind }) => kind === 'add')
  const addTyped = () => {
    const gathered = add({ ...suggestions.named.get(typed.trim().toUpperCase()), [layout.field]: typed })
    if (gathered) setTyped('')
    else field.current?.focus()
    return gathered
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (addTyped()) field.current?.focus()
  }
  // Text in the field is saved as well: a user who types a record and presses Save expects that.
  const isTyped = typed.trim() !== ''
  const saveAll = () => {
    const gathered = isTyped ? addTyped() : pending
    if (gathered) void save(gathered)
  }
  return (
    <>
      <DraftNotice keeping={draft} />
      <Stack sx={{ gap: 2.5 }}>
        <Box component="ul" aria-label={page.title} sx={chipsStyle}>
          {keyedRows(records, records).map(({ record, key }) => (
            <RecordChip
              key={key}
              row={rowAttributes(key, saved)}
              text={chipText(record, layout)}
              edit={edit && { title: edit.title, onPress: () => onAction({ action: edit, record }) }}
              remove={remove && { title: remove.title, onPress: () => onAction({ action: remove, record }) }}
            />
          ))}
          {pending.map((answers) => (
            <RecordChip
              key={`new ${chipText(answers, layout)}`}
              isPending
              text={chipText(answers, layout)}
              remove={{ title: text('renderer.file.remove'), onPress: () => drop(answers) }}
            />
          ))}
          {records.length + pending.length === 0 && (
            <Typography component="li" color="textSecondary">
              {page.empty}
            </Typography>
          )}
        </Box>
        {canAdd && isFull && <FullNote count={props.mostRecords} isView={false} />}
        {canAdd && !isFull && (
          <form className="rg-form" onSubmit={submit} noValidate>
            <FieldFrame
              id={id}
              label={layout.label}
              hideLabel={false}
              required={false}
              frame="control"
              description={undefined}
              help={undefined}
              issues={problem === undefined ? [] : [{ pointer: '', keyword: 'given', message: problem }]}
              options={{}}
            >
              <ControlBox data-invalid={problem !== undefined || undefined}>
                <input
                  ref={field}
                  data-add
                  id={id}
                  value={typed}
                  autoComplete="off"
                  aria-invalid={problem !== undefined || undefined}
                  aria-describedby={problem === undefined ? undefined : `${id}-error`}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <ControlButton type="submit" aria-label={text('renderer.chips.add')} title={text('renderer.chips.add')}>
                  <AddIcon aria-hidden />
                </ControlButton>
              </ControlBox>
            </FieldFrame>
          </form>
        )}
        {canAdd && !isFull && suggestions.offered.length > 0 && layout.suggestions && (
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
            <Typography variant="body2" color="textSecondary" component="legend" sx={{ mb: 1, p: 0 }}>
              {layout.suggestions.title}
            </Typography>
            <Box sx={chipsStyle}>
              {suggestions.offered.map(({ label, answers }) => (
                <Chip
                  key={label}
                  label={label}
                  variant="outlined"
                  icon={<AddIcon fontSize="small" />}
                  onClick={() => add(answers)}
                />
              ))}
            </Box>
          </Box>
        )}
        {(canAdd || pending.length > 0) && (
          <Box>
            <Button
              variant="contained"
              disabled={pending.length === 0 && !isTyped}
              loading={isSaving}
              onClick={saveAll}
            >
              {text('renderer.record.save')}
            </Button>
          </Box>
        )}
      </Stack>
    </>
  )
}

const chipsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { FieldConflict } from '../../engine/merge/merge-answers.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { AlertBanner } from '../feedback/AlertBanner.tsx'
import type { FormStore } from '../store/state/form-store.ts'
import { BreakableText } from '../texts/BreakableText.tsx'
import { useText } from '../texts/use-text.ts'
import { useAnswerText } from './use-answer-text.ts'
import type { Merging, MergeState, Side } from './use-merging.ts'

export interface MergePanelProps extends Pick<Merging, 'state' | 'choose' | 'saveAsNew'> {
  readonly store: FormStore
  /** Discards the form's answers. */
  readonly onDiscard?: (() => void) | undefined
}

/** Shows what somebody else saved while the form was open, and the choice between theirs and mine, field by field. */
export function MergePanel(props: MergePanelProps) {
  const { state } = props
  const region = useRef<HTMLElement>(null)
  const id = useId()
  const text = useText()
  // The panel takes the focus when it appears, and again when its contents change.
  const news = state?.kind === 'changed' ? state.conflicts : state
  useEffect(() => {
    if (news) region.current?.focus()
  }, [news])
  if (!state) return null
  return (
    <Region ref={region} tabIndex={-1} aria-labelledby={id}>
      <AlertBanner kind="warning">
        <h3 id={id}>{text(state.kind === 'gone' ? 'renderer.merge.gone-title' : 'renderer.merge.title')}</h3>
        {state.kind === 'gone' ? <Gone {...props} /> : <Changed {...props} state={state} />}
      </AlertBanner>
    </Region>
  )
}

function Gone({ saveAsNew, onDiscard }: MergePanelProps) {
  const text = useText()
  return (
    <>
      <p>{text('renderer.merge.gone')}</p>
      <Row>
        <Button size="small" color="inherit" variant="outlined" onClick={saveAsNew}>
          {text('renderer.merge.keep-as-new')}
        </Button>
        {onDiscard && (
          <Button size="small" color="inherit" onClick={onDiscard}>
            {text('renderer.drafts.discard')}
          </Button>
        )}
      </Row>
    </>
  )
}

type ChangedState = Extract<MergeState, { readonly kind: 'changed' }>

function Changed({ state, store, choose }: MergePanelProps & { readonly state: ChangedState }) {
  const { conflicts, taken, chosen } = state
  const text = useText()
  const titleOf = (pointer: string) => fieldTitleAt(store.form.document, pointer)
  return (
    <>
      {taken.length > 0 && (
        <p>{text('renderer.merge.taken', { fields: [...new Set(taken.map(titleOf))].join(', ') })}</p>
      )}
      {conflicts.length > 0 && <p>{text('renderer.merge.choose')}</p>}
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.pointer}
          conflict={conflict}
          store={store}
          chosen={chosen[conflict.pointer]}
          onChoose={(side) => choose([conflict], side)}
        />
      ))}
      {conflicts.length > 1 && (
        <Row>
          <Button size="small" color="inherit" variant="outlined" onClick={() => choose(conflicts, 'mine')}>
            {text('renderer.merge.all-mine')}
          </Button>
          <Button size="small" color="inherit" variant="outlined" onClick={() => choose(conflicts, 'theirs')}>
            {text('renderer.merge.all-theirs')}
          </Button>
        </Row>
      )}
      <p>{text('renderer.merge.again')}</p>
    </>
  )
}

interface ChoiceProps {
  readonly conflict: FieldConflict
  readonly store: FormStore
  readonly chosen: Side | undefined
  readonly onChoose: (side: Side) => void
}

function Choice({ conflict, store, chosen, onChoose }: ChoiceProps) {
  const text = useText()
  const name = useId()
  const say = useAnswerText(store, conflict.pointer)
  return (
    <fieldset>
      <legend>{fieldTitleAt(store.form.document, conflict.pointer)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <b>{text(`renderer.merge.${side}`)}</b>{' '}
            <BreakableText>{say(conflict[side]) || text('renderer.record.none')}</BreakableText>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))

const Region = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
  '&:focus': { outline: 'none' },
  '& .MuiAlert-message': { flex: 1, minWidth: 0, display: 'grid', gap: theme.spacing(1.5) },
  '& h3': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0 },
  '& p': { margin: 0 },
  '& fieldset': { margin: 0, padding: 0, border: 0, display: 'grid', gap: theme.spacing(0.5), minWidth: 0 },
  '& legend': { padding: 0, fontWeight: 600 },
  '& label': { display: 'flex', alignItems: 'start', gap: theme.spacing(1), padding: theme.spacing(0.75, 0) },
  '& label span': { minWidth: 0 },
  '& input': { width: 20, height: 20, margin: 0, flex: 'none', accentColor: 'var(--mui-palette-primary-strong)' },
}))

import { useCallback, useEffect, useId } from 'react'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { anchorOf } from './tour-steps.ts'
import type { TourStep } from './tour-steps.ts'
import type { EditorTour } from './use-editor-tour.ts'

/** The step of the tour that is shown, at its control. */
export function TourPanel({ tour }: { readonly tour: EditorTour }) {
  const { steps, at } = tour
  const step = at === undefined ? undefined : steps[at]
  if (at === undefined || step === undefined) return null
  return <ShownStep key={step.id} tour={tour} step={step} at={at} />
}

interface ShownStepProps {
  readonly tour: EditorTour
  readonly step: TourStep
  /** Its index. */
  readonly at: number
}

/**
 * One step. It is no modal dialog: what it explains can be tried out meanwhile. Its heading has the focus, so that
 * screen readers say it; Escape ends the tour.
 */
function ShownStep({ tour: { steps, goTo, end }, step, at }: ShownStepProps) {
  const text = useText()
  const id = useId()
  useEffect(() => {
    const anchor = anchorOf(step)
    anchor?.setAttribute(marked, '')
    anchor?.scrollIntoView({ block: 'center', inline: 'center' })
    return () => anchor?.removeAttribute(marked)
  }, [step])
  const focus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true }), [])
  const isLast = at === steps.length - 1
  return (
    <Popper
      open
      anchorEl={() => anchorOf(step) ?? document.body}
      placement="right-start"
      modifiers={room}
      style={above}
    >
      <GlobalStyles styles={marking} />
      <Panel
        open
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onKeyDown={({ key }) => key === 'Escape' && end()}
      >
        <small>{text('portal.tour.step', { step: at + 1, count: steps.length })}</small>
        <h2 id={`${id}-title`} ref={focus} tabIndex={-1}>
          {text(`portal.tour.${step.id}`)}
        </h2>
        <p id={`${id}-text`}>{text(`portal.tour.${step.id}-text`)}</p>
        <div>
          {!isLast && <Button onClick={end}>{text('portal.tour.end')}</Button>}
          {at > 0 && <Button onClick={() => goTo(at - 1)}>{text('portal.tour.back')}</Button>}
          <Button variant="contained" onClick={() => (isLast ? end() : goTo(at + 1))}>
            {text(isLast ? 'portal.tour.done' : 'portal.tour.next')}
          </Button>
        </div>
      </Panel>
    </Popper>
  )
}

/** Marks the control that a step is about. */
const marked = 'data-toured'

const marking = {
  [`[${marked}]`]: { outline: '3px solid var(--mui-palette-secondary-strong) !important', outlineOffset: 3 },
}

/** Beside the control, so that those below it can be used; below it where a phone has no room beside. */
const room = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'flip', options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start'] } },
  { name: 'preventOverflow', options: { padding: 12 } },
]

/** Above the bars that stay in sight. */
const above = { zIndex: 1200 } as const

const Panel = styled('dialog')(({ theme }) => ({
  position: 'static',
  margin: 0,
  display: 'grid',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  width: 340,
  maxWidth: 'calc(100vw - 24px)',
  padding: theme.spacing(2),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  boxShadow: theme.shadows[8],
  '& small': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& h2': { ...theme.typography.h4, margin: 0, outline: 'none' },
  '& p': { ...theme.typography.body2, margin: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: theme.spacing(1) },
}))

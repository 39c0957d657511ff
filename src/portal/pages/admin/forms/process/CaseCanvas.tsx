import { useMemo, useState } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { caseDiagram } from '../../../../../engine/cases/diagram/case-diagram.ts'
import { processOfDraft } from '../../../../../engine/editing/process-of-draft.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import type { DiagramPart } from '../../../../../renderer/diagram/diagram-choice.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { Canvas, CanvasHead } from '../preview/canvas-parts.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddStateDialog } from '../additions/AddStateDialog.tsx'
import { AddTransitionDialog } from '../additions/AddTransitionDialog.tsx'
import { partOfPath, pathOfPart } from './process-paths.ts'
import { ProcessDiagram } from './ProcessDiagram.tsx'
import { ProcessList } from './ProcessList.tsx'
import { useProcessIssues } from './use-process-issues.ts'

interface CaseCanvasProps {
  /** What the panel has open. */
  readonly path: PartPath | undefined
  readonly onOpen: (path: PartPath) => void
}

const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '72ch',
  margin: theme.spacing(0, 0, 1.5),
  color: 'var(--mui-palette-text-secondary)',
}))

/**
 * The states of a case type and the transitions between them, as they are edited now: a diagram and the same as a list.
 * What is chosen in either is opened in the panel, and what is open there is marked.
 */
export function CaseCanvas({ path, onOpen }: CaseCanvasProps) {
  const text = useText()
  const { document } = useEdited().editing
  const [adding, setAdding] = useState<'state' | 'transition'>()
  const diagram = useMemo(() => caseDiagram(processOfDraft(document)), [document])
  const issues = useProcessIssues()
  const chosen = partOfPath(path)
  const choose = (part: DiagramPart) => onOpen(pathOfPart(part))
  const shared = { diagram, issues, chosen, onChoose: choose }
  return (
    <Canvas data-tour="preview" aria-label={text('portal.process.title')}>
      <CanvasHead>
        <h2>{text('portal.process.title')}</h2>
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setAdding('state')}>
          {text('portal.process.add-state')}
        </Button>
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setAdding('transition')}>
          {text('portal.process.add-transition')}
        </Button>
      </CanvasHead>
      <Legend>{text('portal.process.legend')}</Legend>
      <LoadingBoundary fallback={<FormSkeleton fields={4} />}>
        <ProcessDiagram {...shared} />
      </LoadingBoundary>
      <ProcessList {...shared} />
      {adding === 'state' && (
        <AddStateDialog onAdded={(state) => choose({ state })} onClose={() => setAdding(undefined)} />
      )}
      {adding === 'transition' && (
        <AddTransitionDialog
          from={chosen && 'state' in chosen ? chosen.state : undefined}
          onAdded={(transition) => choose({ transition })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Canvas>
  )
}

import { styled } from '@mui/material/styles'
import type { DiagramChoice } from './diagram-choice.ts'
import { diagramSizes } from './diagram-sizes.ts'
import { DrawnArrow } from './DrawnArrow.tsx'
import { DrawnState } from './DrawnState.tsx'
import type { LaidOutDiagram } from './lay-out-diagram.ts'
import { useDiagramFocus } from './use-diagram-focus.ts'

interface DiagramPictureProps {
  /** What the diagram is of. */
  readonly label: string
  readonly laidOut: LaidOutDiagram
  /** Makes states and transitions buttons; without it, the diagram is one picture. */
  readonly choice?: DiagramChoice
}

/**
 * States and the ways between them, as they are laid out. Where it has no room it scrolls by itself. Of its buttons one
 * is reached by Tab, and the others from there by the arrow keys, as they are read.
 */
export function DiagramPicture({ label, laidOut, choice }: DiagramPictureProps) {
  const { width, height, boxes, arrows } = laidOut
  const part = useDiagramFocus(laidOut)
  return (
    // As a picture it has nothing inside that the keyboard reaches, so that it has to be scrolled itself.
    <Frame {...(choice === undefined && { tabIndex: 0, 'aria-label': label })}>
      <svg
        role={choice ? 'group' : 'img'}
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        {arrows.map((arrow) => (
          <DrawnArrow key={JSON.stringify([arrow.from, arrow.to])} arrow={arrow} part={part} choice={choice} />
        ))}
        {boxes.map((box) => (
          <DrawnState key={box.node.id} box={box} part={part} choice={choice} />
        ))}
      </svg>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  maxWidth: '100%',
  padding: theme.spacing(1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '& svg': { display: 'block', margin: '0 auto', fontFamily: theme.typography.fontFamily },
  '& .way': { fill: 'none', stroke: theme.palette.text.secondary, strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& .head': { fill: theme.palette.text.secondary },
  '& .start': { fill: theme.palette.primary.main },
  '& .title': { fill: theme.palette.text.primary, fontSize: diagramSizes.title.size },
  '& .by': { fill: theme.palette.text.secondary, fontSize: diagramSizes.by.size },
  '& .state .title': { fontWeight: 600, textAnchor: 'middle', fill: 'inherit' },
  '& .ground': { fill: 'transparent' },
  '& .ring': { fill: 'none', stroke: theme.palette.text.primary, strokeWidth: 3 },
  '& .mark': { fill: theme.palette.error.main },
  '& .mark-sign': { fill: theme.palette.error.contrastText, fontWeight: 700, textAnchor: 'middle' },
  '& [role="button"]': { cursor: 'pointer', outline: 'none' },
  '& [role="button"]:hover .ground': { fill: theme.palette.action.hover },
  '& [role="button"]:focus-visible .focus': {
    stroke: theme.palette.text.primary,
    strokeWidth: 2,
    strokeDasharray: '4 3',
  },
  '& .focus': { fill: 'none', stroke: 'none' },
  '& .chosen .way': { stroke: theme.palette.text.primary, strokeWidth: 2.5 },
  '& .chosen .head': { fill: theme.palette.text.primary },
  '& [aria-pressed="true"] .ground': { fill: theme.palette.action.selected },
  '& [aria-pressed="true"] .by': { fill: theme.palette.text.primary },
}))

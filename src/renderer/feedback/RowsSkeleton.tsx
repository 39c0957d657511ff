import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { cardFrame, cardGrid } from '../tables/card-grid.ts'
import type { DrawnRows } from '../tables/drawn-as.ts'
import { columnWidth, whereNarrow } from '../tables/narrow-container.ts'
import { useText } from '../texts/use-text.ts'
import { TableSkeleton } from './TableSkeleton.tsx'

interface RowsSkeletonProps {
  readonly columns: number
  readonly drawn: DrawnRows
  readonly hasActions: boolean
  readonly hasExport: boolean
  /** Whether they are inside of a card that has no padding. */
  readonly isInCard?: boolean
}

/** The placeholder of a page's rows while they load, in the shape that they will have, below their tools. */
export function RowsSkeleton({ columns, drawn, hasActions, hasExport, isInCard = false }: RowsSkeletonProps) {
  const hasTools = hasExport || drawn.onDraw !== undefined
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {hasTools && (
        <Skeleton
          variant="rounded"
          height={46}
          width="min(25rem, 60%)"
          sx={{
            ml: 'auto',
            ...(isInCard ? { mt: 2, mr: 2, mb: drawn.drawnAs === 'cards' ? 0 : 2 } : { mb: 1.5 }),
            ...(!hasExport && whereNarrow(columns * columnWidth, { display: 'none' })),
          }}
        />
      )}
      {drawn.drawnAs === 'cards' ? (
        <CardsSkeleton {...{ columns, hasActions, isInCard }} />
      ) : (
        <TableSkeleton columns={columns} />
      )}
    </Box>
  )
}

type CardsSkeletonProps = Pick<RowsSkeletonProps, 'columns' | 'hasActions'> & { readonly isInCard: boolean }

function CardsSkeleton({ columns, hasActions, isInCard }: CardsSkeletonProps) {
  const text = useText()
  const values = Array.from({ length: columns - 1 }, (_, index) => index)
  return (
    <Box
      component="output"
      data-loading
      aria-label={text('renderer.loading')}
      sx={{ ...cardGrid, ...(isInCard && { p: 2 }) }}
    >
      {[0, 1].map((card) => (
        <Box key={card} sx={{ ...cardFrame, px: 2, pt: 1.25, pb: 1 }}>
          <Skeleton height={30} width={`${30 + card * 15}%`} />
          {values.map((value) => (
            <Box key={value} sx={{ display: 'flex', justifyContent: 'space-between', pt: 0.75 }}>
              <Skeleton height={22.5} width="22%" />
              <Skeleton height={22.5} width={`${40 + ((value * 31 + card * 17) % 25)}%`} />
            </Box>
          ))}
          {hasActions && <Skeleton height={36} width="5rem" sx={{ ml: 'auto', mt: 2.5 }} />}
        </Box>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../texts/use-text.ts'

/** The placeholder of a record while it loads, with about as many fields, so that little moves. */
export function RecordSkeleton({ fields = 8 }: { readonly fields?: number }) {
  const text = useText()
  return (
    <Box component="output" data-loading aria-label={text('renderer.loading')} sx={gridStyle}>
      {Array.from({ length: fields }, (_, index) => (
        <Box component="span" key={index}>
          <Skeleton width="38%" height={18} />
          <Skeleton width={`${55 + ((index * 17) % 35)}%`} height={26} />
        </Box>
      ))}
    </Box>
  )
}

const gridStyle = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../../renderer/texts/use-text.ts'
import { documentFrame, widestSheet } from './document-frame.ts'

const lines = [42, 86, 92, 78, 0, 36, 94, 88, 90, 64] as const

/** A sheet of paper, shown while the document loads. */
export function DocumentSkeleton() {
  const text = useText()
  return (
    <Box component="output" data-loading aria-label={text('portal.document.loading')} sx={{ display: 'block' }}>
      <Box sx={{ height: 48 }} />
      <Box sx={documentFrame}>
        <Box sx={sheetStyle}>
          {lines.map((width, index) => (
            <Skeleton key={index} height={26} width={`${width}%`} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

const sheetStyle = {
  mx: 'auto',
  maxWidth: widestSheet,
  aspectRatio: '210 / 297',
  p: '8%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  boxShadow: 2,
} as const

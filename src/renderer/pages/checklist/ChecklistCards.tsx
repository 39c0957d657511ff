import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ChecklistListProps } from './ChecklistTable.tsx'
import { ItemStatus } from './ItemStatus.tsx'

/** The items on a narrow screen, one card each. */
export function ChecklistCards({ title, items, actionOf }: ChecklistListProps) {
  return (
    <Box component="ul" aria-label={title} sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Paper key={`${item.type} ${item.description}`} component="li" variant="outlined" sx={cardStyle}>
          <Typography variant="subtitle1" component="p">
            {item.description}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 36 }}>
            <ItemStatus item={item} />
            {!item.passes && actionOf(item)}
          </Box>
        </Paper>
      ))}
    </Box>
  )
}

const cardStyle = { display: 'grid', gap: 0.5, px: 2, py: 1.25 } as const

import Typography from '@mui/material/Typography'
import { useText } from '../../texts/use-text.ts'
import type { CollectionPageProps } from './collection-props.ts'

/** Whether a section has as many records as it may have, whichever of them a view shows. */
export const isFullSection = ({
  records,
  mostRecords,
}: Pick<CollectionPageProps, 'records' | 'mostRecords'>): boolean =>
  records !== undefined && mostRecords !== undefined && records.length >= mostRecords

/** Replaces the buttons that add. */
export function FullNote({ count = 0 }: { readonly count: number | undefined }) {
  const text = useText()
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mb: 2 }}>
      {text('renderer.collection.full', { count })}
    </Typography>
  )
}

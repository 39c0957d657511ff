import Typography from '@mui/material/Typography'
import { useText } from '../../texts/use-text.ts'
import type { CollectionPageProps } from './collection-props.ts'

/** Whether a section has as many records as it may have, whichever of them a view shows. */
export const isFullSection = ({
  records,
  mostRecords,
}: Pick<CollectionPageProps, 'records' | 'mostRecords'>): boolean =>
  records !== undefined && mostRecords !== undefined && records.length >= mostRecords

export interface FullNoteProps {
  readonly count: number | undefined
  /** Whether the page shows only some of the section's records. */
  readonly isView: boolean
}

/** Replaces the buttons that add. */
export function FullNote({ count = 0, isView }: FullNoteProps) {
  const text = useText()
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mb: 2 }}>
      {text(isView ? 'renderer.collection.full-together' : 'renderer.collection.full', { count })}
    </Typography>
  )
}

import Box from '@mui/material/Box'

interface PictureProps {
  readonly src: string
  /** What it shows. */
  readonly text: string
}

/** A screen of the portal, taken at 1280 by 860 pixels. */
export function Picture({ src, text }: PictureProps) {
  return (
    <Box
      component="img"
      src={src}
      alt={text}
      width={1280}
      height={860}
      loading="lazy"
      sx={{ width: '100%', height: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: 2 }}
    />
  )
}

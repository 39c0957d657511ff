import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { styled } from '@mui/material/styles'

export interface PicturePreviewProps {
  readonly url: string | undefined
  readonly round: boolean
  /** The alternative text. */
  readonly name: string
}

/** A small picture, or a frame of its size until it loads. */
export function PicturePreview({ url, round, name }: PicturePreviewProps) {
  return (
    <Frame data-round={round || undefined}>
      {url === undefined ? <ImageOutlined aria-hidden /> : <img src={url} alt={name} width={88} height={88} />}
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 88,
    height: 88,
    overflow: 'hidden',
    borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.8)`,
    background: palette.sunken,
    color: palette.text.secondary,
    boxShadow: `inset 0 0 0 1px ${palette.divider}`,
    '&[data-round]': { borderRadius: '50%' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  }
})

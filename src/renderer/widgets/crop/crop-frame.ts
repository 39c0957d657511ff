/** A size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Which part of a picture is kept: the zoom relative to just filling the frame, and the centre's place in the picture
 * (0 to 1).
 */
export interface CropFrame {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const firstFrame: CropFrame = { zoom: 1, x: 0.5, y: 0.5 }
export const maximumZoom = 4

/** The part of the picture, in its own pixels, that fills the frame. */
export function keptPart(picture: Size, frame: Size, crop: CropFrame) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * crop.zoom
  const [width, height] = [frame.width / scale, frame.height / scale]
  return { left: crop.x * picture.width - width / 2, top: crop.y * picture.height - height / 2, width, height }
}

/** The frame kept inside the picture, its zoom within limits. */
export function clampFrame(picture: Size, frame: Size, crop: CropFrame): CropFrame {
  const zoom = Math.min(maximumZoom, Math.max(1, crop.zoom))
  const part = keptPart(picture, frame, { ...crop, zoom })
  const within = (middle: number, half: number) => Math.min(1 - half, Math.max(half, middle))
  return {
    zoom,
    x: within(crop.x, part.width / picture.width / 2),
    y: within(crop.y, part.height / picture.height / 2),
  }
}

/** A move in the frame's own pixels. */
export type Move = readonly [right: number, down: number]

/** The frame after a move. */
export function moveFrame(picture: Size, frame: Size, crop: CropFrame, [right, down]: Move): CropFrame {
  const part = keptPart(picture, frame, crop)
  const x = crop.x + (right * part.width) / frame.width / picture.width
  const y = crop.y + (down * part.height) / frame.height / picture.height
  return clampFrame(picture, frame, { ...crop, x, y })
}

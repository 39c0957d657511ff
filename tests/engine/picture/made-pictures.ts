import { crc32, deflateSync } from 'node:zlib'

export interface MadePng {
  readonly width: number
  readonly height: number
  readonly depth?: number
  /** 0 grey, 2 colours, 3 palette, 6 colours with transparency. */
  readonly colorType?: number
  readonly interlace?: number
  /** Replaces the data that the header declares. */
  readonly data?: Buffer
  /** Chunks before the data. */
  readonly before?: readonly Buffer[]
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export function pngHeader({ width, height, depth = 8, colorType = 0, interlace = 0 }: MadePng): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colorType, 0, 0, interlace], 8)
  return pngChunk('IHDR', header)
}

/** The rows of a black picture that is not interlaced, unpacked. */
export function blackRows({ width, height, depth = 8, colorType = 0 }: MadePng): Buffer {
  const samples = new Map([
    [2, 3],
    [4, 2],
    [6, 4],
  ]).get(colorType)
  return Buffer.alloc(height * (1 + Math.ceil((width * depth * (samples ?? 1)) / 8)))
}

/** A black PNG, small whatever size its header declares. */
export function madePng(made: MadePng): Buffer {
  const { data = deflateSync(blackRows(made)), before = [] } = made
  return Buffer.concat([signature, pngHeader(made), ...before, pngChunk('IDAT', data), pngChunk('IEND')])
}

/** A segment of a JPEG. */
const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The frame of a JPEG: baseline (C0) or progressive (C2). */
export function jpegFrame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return segment(marker, data)
}

/** A camera's segment: the orientation, and a thumbnail. */
export function cameraSegment(): Buffer {
  const small = Buffer.concat([Buffer.from([0xff, 0xd8]), jpegFrame(160, 120), Buffer.from([0xff, 0xd9])])
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0II*\0\u0008\0\0\0', 'latin1'), small]))
}

/** A JPEG of some segments before an empty scan. */
export const madeJpeg = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1')),
    ...parts,
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0xd9]),
  ])

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const uint24 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])

type Size = readonly [width: number, height: number]

/** A GIF with a screen and frames of some sizes. */
export const madeGif = ([width, height]: Size, ...frames: readonly Size[]): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    uint16(width),
    uint16(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xfe, 2, 0x68, 0x69, 0]),
    ...frames.map(([across, down]) =>
      Buffer.concat([
        Buffer.from([0x2c, 0, 0, 0, 0]),
        uint16(across),
        uint16(down),
        Buffer.from([0, 2, 2, 0x44, 1, 0]),
      ]),
    ),
    Buffer.from([0x3b]),
  ])

/** A WebP of some chunks. */
export function madeWebp(...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)])
  })
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts])
}

export const webpLossy = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from([0x30, 1, 0, 0x9d, 1, 0x2a]), uint16(width), uint16(height)])

export function webpLossless(width: number, height: number): Buffer {
  const bits = Buffer.alloc(4)
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0)
  return Buffer.concat([Buffer.from([0x2f]), bits, Buffer.alloc(3)])
}

export const webpCanvas = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.alloc(4), uint24(width - 1), uint24(height - 1)])

export const webpFrame = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.alloc(6), uint24(width - 1), uint24(height - 1), Buffer.alloc(4)])

export function madeBmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54)
  bytes.write('BM')
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

/**
 * A body in more pieces than this, each of fewer bytes than that, is an attempt to keep the server busy: a small piece
 * costs as much as a large one.
 */
const manyPieces = 1000
/** A slow phone sends a few hundred bytes at a time. */
const smallPiece = 16

/** Counts the pieces of a body against its bytes. */
export class SmallPieces {
  private length = 0
  private pieces = 0

  /** Whether it may go on after this piece; else its connection is to be cut, since taking in the rest would cost as much as reading it. */
  takes(piece: Uint8Array): boolean {
    this.pieces += 1
    this.length += piece.byteLength
    return this.pieces <= manyPieces || this.length >= smallPiece * this.pieces
  }
}

/**
 * More pieces than this, of fewer bytes than `smallPiece` on average, are an attack: a small piece costs as much as a
 * large one.
 */
const manyPieces = 1000
/** A slow phone sends a few hundred bytes at a time. */
const smallPiece = 16

/** Compares the number of a body's pieces with its length. */
export class SmallPieces {
  private length = 0
  private pieces = 0

  /**
   * Whether the body is still acceptable after this piece. If not, close its connection: discarding the rest would cost
   * as much as reading it.
   */
  takes(piece: Uint8Array): boolean {
    this.pieces += 1
    this.length += piece.byteLength
    return this.pieces <= manyPieces || this.length >= smallPiece * this.pieces
  }
}

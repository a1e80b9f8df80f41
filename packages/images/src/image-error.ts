/** An image that cannot be read; `message` is one sentence for a person and quotes nothing of the image. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

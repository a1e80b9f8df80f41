import { callFile, callJson } from '../request/call-route.ts';
import type { RequestOptions, Transport } from '../request/transport.ts';
import type { Sample, SampleName } from '../types.ts';

/** Sample documents for each outcome. */
export class Samples {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async list(options?: RequestOptions): Promise<Sample[]> {
    return (await callJson(this.#transport, 'listSamples', { options })).body;
  }

  download(sample: SampleName, options?: RequestOptions): Promise<File> {
    return callFile(this.#transport, 'getSample', { params: { sample }, options });
  }
}

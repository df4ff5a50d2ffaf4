// The worker: takes the address of what it is to run, and a port to the page.
import type { brain as Brain } from './brain.ts';

onmessage = ({ data, ports }: MessageEvent<string>) => {
  void import(/* @vite-ignore */ data).then(({ brain }: { brain: typeof Brain }) => brain.serve(ports[0]!));
};

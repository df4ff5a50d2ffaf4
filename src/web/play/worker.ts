// A worker: takes the address of what it is to run, what of it, and a port to whoever has started it.
import type { brain as Brain } from './brain.ts';

onmessage = ({ data: [here, what], ports }: MessageEvent<[here: string, what: 'serve' | 'help']>) => {
  void import(/* @vite-ignore */ here).then(({ brain }: { brain: typeof Brain }) => brain[what](ports[0]!));
};

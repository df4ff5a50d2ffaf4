// A worker: it is sent the address of the module to run, the name of the function, and a port to its page.
import type { brain as Brain } from './brain.ts';

onmessage = ({ data: [here, what], ports }: MessageEvent<[here: string, what: 'serve' | 'help']>) => {
  void import(/* @vite-ignore */ here).then(({ brain }: { brain: typeof Brain }) => brain[what](ports[0]!));
};

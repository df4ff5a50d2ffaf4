// The worker: takes the address of what it is to run, and a port to the page.
onmessage = ({ data, ports }: MessageEvent<string>) => {
  void import(/* @vite-ignore */ data).then(({ brain }: typeof import('./brain.ts')) => brain.serve(ports[0]!));
};

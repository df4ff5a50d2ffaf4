// Rays of light from a point.
interface Fan {
  x: number;
  y: number;
  count: number;
  fill: string;
  opacity?: number;
  far?: number;
}
export function burstFan({ x, y, count, fill, opacity = 0.5, far = 620 }: Fan): string {
  const at = (a: number): string => `${Math.round(x + far * Math.cos(a))} ${Math.round(y + far * Math.sin(a))}`;
  const rays = Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(a)} ${at(a + Math.PI / count)}Z`;
  });
  return `<path d="${rays.join('')}" fill="${fill}" opacity="${opacity}"/>`;
}

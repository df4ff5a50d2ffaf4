// What depends on a printed thing alone, found out once and remembered with it.

/** The function, which finds out only once what it tells of the same object. */
export function remembered<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const found = new WeakMap<K, { readonly value: V }>();
  return key => {
    let known = found.get(key);
    if (!known) found.set(key, (known = { value: find(key) }));
    return known.value;
  };
}

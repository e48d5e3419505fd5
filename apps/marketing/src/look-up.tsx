/** temporary */
export function LookUp({ vin }: { vin?: string }) {
  return (
    <form action="/decode">
      <input className="field" name="vin" defaultValue={vin} aria-label="VIN" />
      <button className="btn btn-primary btn-lg">Go</button>
    </form>
  );
}

// TypeScript reads the kinds of geometry in a JSON file as strings of any value.
declare module "us-atlas/states-albers-10m.json" {
  type Topology = import("topojson-specification").Topology;
  type States = import("topojson-specification").GeometryCollection<{ name: string }>;

  const atlas: Topology & { objects: { states: States } };

  export default atlas;
}

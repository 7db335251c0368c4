/**
 * The car brands that most readers know, the best known first. The order is the editors' judgment, as for companies, and
 * counts brands of the past that readers know from films, collections and the road. It is no ranking by size or quality.
 *
 * Each name is the name of a record in `carBrands`.
 */
export const wellKnownCarBrands: readonly string[] = [
  // Brands that nearly everybody in the United States knows.
  ...["Toyota", "Ford", "Honda", "Chevrolet", "Tesla", "BMW", "Mercedes-Benz", "Jeep", "Nissan", "Ferrari"],
  ...["Porsche", "Audi", "Volkswagen", "Hyundai", "Kia", "Subaru", "Lexus", "Lamborghini", "Rolls-Royce", "Dodge"],
  ...["Cadillac", "Mazda", "GMC", "Volvo", "Mini", "Jaguar", "Land Rover", "Buick", "Bentley", "Chrysler"],
  ...["Ram", "Lincoln", "Acura", "Infiniti", "Mitsubishi", "Bugatti", "Aston Martin", "Maserati", "McLaren", "Fiat"],
  // Brands that most drivers know, some of them from the past.
  ...["Pontiac", "Hummer", "Rivian", "Lucid", "Alfa Romeo", "Lotus", "DeLorean", "Oldsmobile", "Saab", "Plymouth"],
  ...["Mercury", "Saturn", "Suzuki", "Genesis", "Polestar", "Isuzu", "Smart", "Scion", "Datsun", "Peugeot"],
  ...["Renault", "Citroën", "BYD", "MG", "Pagani", "Koenigsegg", "Opel", "Škoda", "Studebaker", "Packard"],
  ...["Geo", "AMC", "Austin-Healey", "Triumph", "Daewoo", "Edsel", "DeSoto", "Fisker", "Eagle", "Maybach"],
  // Brands that many readers have heard of.
  ...["SEAT", "Rover", "Vauxhall", "Tata", "Lancia", "Lada", "Dacia", "Duesenberg", "Shelby", "Morgan"],
  ...["Alpina", "Cupra", "Geely", "NIO", "Xpeng", "Trabant", "Caterham", "Holden", "Rimac", "VinFast"],
  ...["Ineos", "Mahindra", "Great Wall", "Chery", "Daihatsu", "De Tomaso", "Abarth", "Mercedes-AMG", "Alpine", "Stutz"],
  ...["Willys", "Tucker", "Hudson", "Nash", "Austin", "Morris", "Brabus", "Hispano-Suiza", "Faraday Future", "Zeekr"],
];

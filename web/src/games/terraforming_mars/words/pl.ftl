### Terraformacja Marsa na stronie głównej.

about-terraforming-mars = Poprowadź korporację, która czyni Marsa zdatnym do życia: podnoś temperaturę i poziom tlenu, napełniaj oceany, buduj miasta i zagraj po drodze jak najwięcej z ponad dwustu projektów.
setting-terraforming-mars-corporate-era = Era korporacji: wszystkie karty i korporacje
setting-terraforming-mars-beginner = Wszyscy prowadzą Korporację dla Początkujących
setting-terraforming-mars-draft = Draft kart w każdym pokoleniu

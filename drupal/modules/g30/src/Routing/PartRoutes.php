<?php

declare(strict_types=1);

namespace Drupal\g30\Routing;

use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\g30\History\HistoryController;
use Drupal\g30\References\ReferencesController;
use Drupal\g30\Series\SeriesController;
use Drupal\jsonapi\ParamConverter\ResourceTypeConverter;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\jsonapi\ResourceType\ResourceTypeRepositoryInterface;
use Drupal\jsonapi\Routing\Routes;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;

/** Adds our addresses below those of the resources of JSON:API. */
final class PartRoutes implements ContainerInjectionInterface {
  private const REFERABLE = ['node', 'taxonomy_term', 'file', 'user'];

  public function __construct(
    private readonly ResourceTypeRepositoryInterface $resourceTypes,
    private readonly array $authenticationProviders,
    private readonly string $basePath,
  ) {}

  public static function create(ContainerInterface $container): self {
    return new self(
      $container->get('jsonapi.resource_type.repository'),
      array_keys($container->getParameter('authentication_providers')),
      $container->getParameter('jsonapi.base_path'),
    );
  }

  public function routes(): RouteCollection {
    $routes = new RouteCollection();
    foreach ($this->resourceTypes->all() as $type) {
      if ($type->isInternal() || !$type->isLocatable()) {
        continue;
      }
      $name = "g30.{$type->getTypeName()}";
      if (in_array($type->getEntityTypeId(), self::REFERABLE, TRUE)) {
        $routes->add("$name.references", $this->route($type, 'references', ReferencesController::class . '::list', 'view'));
      }
      if ($type->getTypeName() === 'node--agenda') {
        $routes->add("$name.change", $this->write($this->route($type, 'change', SeriesController::class . '::change', 'update')));
      }
      if ($type->getEntityTypeId() === 'node') {
        // Old revisions may hold what was taken back: editors alone read them.
        $routes->add("$name.history", $this->route($type, 'version-history', HistoryController::class . '::list', 'update'));
        $restore = $this->route($type, 'version-history/{vid}/restore', HistoryController::class . '::restore', 'update');
        $routes->add("$name.restore", $this->write($restore)->setRequirement('vid', '\d{1,15}'));
      }
    }
    return $routes;
  }

  private function write(Route $route): Route {
    return $route->setMethods(['POST'])->setRequirement('_csrf_request_header_token', 'TRUE');
  }

  private function route(ResourceType $type, string $part, string $controller, string $operation): Route {
    $defaults = [
      '_controller' => $controller,
      Routes::JSON_API_ROUTE_FLAG_KEY => TRUE,
      Routes::RESOURCE_TYPE_KEY => $type->getTypeName(),
    ];
    $parameters = [
      'entity' => ['type' => "entity:{$type->getEntityTypeId()}"],
      Routes::RESOURCE_TYPE_KEY => ['type' => ResourceTypeConverter::PARAM_TYPE_ID],
    ];
    $requirements = ['_format' => 'api_json', '_entity_access' => "entity.$operation"];
    $options = ['parameters' => $parameters, '_auth' => $this->authenticationProviders];
    return (new Route("{$this->basePath}{$type->getPath()}/{entity}/$part", $defaults, $requirements, $options))->setMethods(['GET']);
  }
}
